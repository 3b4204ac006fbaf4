// What Embedded Swift asks of a C library, for WebAssembly without one: memory, a rounding and a long product.
//
// It is C because it needs instructions that Swift has no names for: memory.grow, memory.copy and
// memory.fill.
#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Blocks have 16 bytes more than is asked for, which say of what size class they are. There are four
// classes to a power of two; a block that is freed waits in the list of its class.
enum { granule = 16, page = 65536, classes = 128 };

struct block {
  struct block *next;
};

static struct block *waiting[classes];
static uintptr_t unused;

void *memcpy(void *to, const void *from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) {
  return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

static uint32_t class_of(size_t count, size_t *size) {
  if (count <= granule) {
    *size = granule;
    return 0;
  }
  uint32_t power = 31 - (uint32_t)__builtin_clz((uint32_t)(count - 1));
  size_t quarter = (size_t)1 << (power - 2);
  size_t over = (count - 1) >> (power - 2);
  *size = ((over + 1) * quarter + granule - 1) & ~(size_t)(granule - 1);
  return (power << 2) + (uint32_t)(over - 3);
}

void *malloc(size_t count) {
  size_t size;
  if (count > 0x7fff0000u) __builtin_trap();
  uint32_t class = class_of(count, &size);
  struct block *known = waiting[class];
  if (known) {
    waiting[class] = known->next;
    return known;
  }
  if (!unused) unused = ((uintptr_t)&__heap_base + granule - 1) & ~(uintptr_t)(granule - 1);
  uintptr_t end = unused + granule + size;
  if (end < unused) __builtin_trap();
  uintptr_t have = __builtin_wasm_memory_size(0) * (uintptr_t)page;
  if (have && end > have) {
    uintptr_t pages = (end - have + page - 1) / page;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  *(uint32_t *)unused = class;
  void *memory = (void *)(unused + granule);
  unused = end;
  return memory;
}

void free(void *memory) {
  if (!memory) return;
  uint32_t class = *(uint32_t *)((uintptr_t)memory - granule);
  struct block *block = memory;
  block->next = waiting[class];
  waiting[class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t count) {
  if (alignment > granule) __builtin_trap();
  *memory = malloc(count);
  return 0;
}

// Halves go away from zero; WebAssembly's own instruction rounds them to even numbers.
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  if (rest >= 0.5) whole += __builtin_copysign(1.0, value);
  return __builtin_copysign(whole, value);
}

// The product of two numbers of 128 bits, with which overflow of 64 bits is noticed.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t a0 = a & 0xffffffffu, a1 = a >> 32, b0 = b & 0xffffffffu, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xffffffffu);
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & 0xffffffffu)));
}

// Sets and dictionaries want a seed; nothing that is drawn depends on their order.
void arc4random_buf(void *bytes, size_t count) { memset(bytes, 0x2d, count); }

uintptr_t __stack_chk_guard = 0x5bd1e995u;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
