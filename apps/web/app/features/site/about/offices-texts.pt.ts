import { capitalized } from '@portal/contract/core/text'
import type { officesTexts } from './offices-texts.ts'

const naAmerica = (isAmerican: boolean) => (isAmerican ? ' na América' : '')

const offices: (typeof officesTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  about: 'Sobre nós',
  title: 'Escritórios',
  description: ({ count, m, where, isAmerican }) =>
    `${count === 1 ? 'O escritório' : `Os ${m} escritórios`}${naAmerica(isAmerican)}: ${where}, com a pessoa responsável, telefone, e-mail e endereço.`,
  lead: ({ count, m, isAmerican }) =>
    count === 1
      ? `Um escritório${naAmerica(isAmerican)}, com uma pessoa que responde pelo nome.`
      : `${capitalized(m)} escritórios${naAmerica(isAmerican)}, cada um com uma pessoa que responde pelo nome. Escreva para o mais próximo; se o caso for de outro, ela o encaminha por você.`,
  none: 'Ainda não há escritórios nesta página.',
  map: ({ count, m }) => `Mapa da América com ${count === 1 ? 'o escritório' : `os ${m} escritórios`}`,
  listTitle: ({ count, m }) => (count === 1 ? 'O escritório' : `Os ${m} escritórios`),
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',
  postal: 'Código postal',
  source: 'Mapa desenhado com dados da Natural Earth, de domínio público.',
}

export const portuguese = { 'site/offices': offices }
