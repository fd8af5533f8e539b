export interface BeforeAfter<Value = number> {
  readonly before: Value;
  readonly after: Value;
}
