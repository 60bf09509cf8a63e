import type { filmTexts } from './film-texts.ts'

const films: (typeof filmTexts)['es'] = {
  silent: (seconds) => `${seconds}\u00a0s, sem som`,
  label: (title) => `Filme: ${title}`,
}

export const portuguese = { films }
