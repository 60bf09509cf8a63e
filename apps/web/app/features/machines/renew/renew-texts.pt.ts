import type { renewTexts } from './renew-texts.ts'

const renew: (typeof renewTexts)['es'] = {
  renewTitle: 'Renovar o anúncio',
  renewText: 'Seu anúncio expira em breve. Com um botão, ele fica visível por mais 90 dias.',
  renew: 'Renovar o anúncio',
  renewed: 'O anúncio foi renovado.',
  toList: 'Ver todas as máquinas',
}

export const portuguese = { 'listings/renew': renew }
