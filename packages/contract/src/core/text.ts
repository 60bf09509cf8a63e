/** One text of the product in its two languages. */
export interface Text {
  readonly es: string
  readonly en: string
}
