/** Returns the address of a place on a public map. */
export const onMap = (query: string): string => `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
