import type { officesTexts } from './offices-texts.ts'

const offices: (typeof officesTexts)['es'] = {
  breadcrumb: 'Caminho da página',
  about: 'Sobre nós',
  title: 'Escritórios',
  description:
    'Os quatro escritórios na América: México, Peru, Chile e Estados Unidos, com a pessoa responsável, telefone, e-mail e endereço.',
  lead: 'Quatro escritórios na América, cada um com uma pessoa que responde pelo nome. Escreva para o mais próximo; se o caso for de outro, ela o encaminha por você.',
  map: 'Mapa da América com os quatro escritórios',
  listTitle: 'Os quatro escritórios',
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',
  postal: 'Código postal',
  source: 'Mapa desenhado com dados da Natural Earth, de domínio público.',
}

export const portuguese = { 'site/offices': offices }
