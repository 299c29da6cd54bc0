/**
 * A type whose values survive JSON, to the browser and back: what does not becomes `never`, so that a function, a date or
 * a symbol among an island's props is an error of the compiler.
 */
export type Serializable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...input: never[]) => unknown) | symbol | bigint | Date | Map<unknown, unknown> | Set<unknown>
    ? never
    : { [Key in keyof Value]: Serializable<Value[Key]> }
