import type { datasheetTexts } from './datasheet-texts.ts'

const datasheet: (typeof datasheetTexts)['es'] = {
  title: 'Folha de dados do Quamtum',
  sheet: 'Folha de dados',
  where: 'Onde você está',
  text: 'A folha de dados do Quamtum está em preparação e será publicada neste endereço.',
  meanwhile: 'Enquanto isso, a página do produto reúne tudo o que já está confirmado.',
  product: 'Ver Quamtum',
}

export const portuguese = { 'products/datasheet': datasheet }
