print("meniscus")
