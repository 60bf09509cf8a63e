const es = {
  silent: (seconds: number) => `${seconds} s, sin sonido`,
  label: (title: string) => `Película: ${title}`,
}

const en: typeof es = {
  silent: (seconds) => `${seconds} s, no sound`,
  label: (title) => `Film: ${title}`,
}

export const filmTexts = { key: 'films', es, en }
