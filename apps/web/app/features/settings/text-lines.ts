const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Returns the lines of a text of the editor without its marks: each heading, paragraph and point is one. */
export const textLines = (html: string): string[] =>
  html
    .split(/<\/(?:p|h2|h3|li)>|<br ?\/?>/)
    .map((line) =>
      line
        .replace(/<[^>]*>/g, '')
        .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
        .trim(),
    )
    .filter(Boolean)
