import type { neededWords } from './needed.ts'

const needed: (typeof neededWords)['es'] = {
  refusal: /^(?:(O|A|Os|As)( [^;]+?) não (?:é válid[oa]|são válid[oa]s)|Dado inválido)\.$/,
  type: 'Informe',
  choose: 'Escolha',
  some: 'este dado',
}

export const portuguese = { needed }
