import type { privacyTexts } from './privacy-texts.ts'

const privacy: (typeof privacyTexts)['es'] = {
  use: 'Usamos estes dados para atender ao que você pede, sem publicidade nem rastreamento.',
  more: 'Privacidade',
}

export const portuguese = { 'form/privacy': privacy }
