/** How the values of filters are said: names of ids, and figures as the reader writes them. */
export interface FilterNaming {
  number(value: number): string
  category(id: string): string
  country(id: string): string
}
