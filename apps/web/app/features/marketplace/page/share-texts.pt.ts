import type { shareTexts } from './share-texts.ts'

const share: (typeof shareTexts)['es'] = {
  share: 'Compartilhar',
  copy: 'Copiar link',
  copied: 'Link copiado.',
}

export const portuguese = { 'marketplace/share': share }
