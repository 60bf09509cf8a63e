const es = {
  silent: (seconds: number) => `${seconds}\u00a0s, sin sonido`,
  label: (title: string) => `Película: ${title}`,
}

const en: typeof es = {
  silent: (seconds) => `${seconds}\u00a0s, no sound`,
  label: (title) => `Film: ${title}`,
}

export const filmTexts = { key: 'films', es, en }
