/// Elementary functions from `+ − × ÷ √` alone: the same bits on every machine.
public enum Exact {}
