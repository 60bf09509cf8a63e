import type { compareTexts } from './compare-texts.ts'

const compare: (typeof compareTexts)['es'] = {
  title: 'Comparar produtos',
  lead: 'Os mesmos números de cada ficha, lado a lado.',
  description: 'Compare consoles e adaptadores lado a lado: retardo, capacidade, energia, bateria, alcance e proteção.',
  of: (names) => `Comparar ${names}`,
  breadcrumb: 'Onde você está',
  products: 'Produtos',
  compare: 'Comparar',
  choose: 'Escolha o que comparar',
  chooseText: 'Até quatro produtos de uma mesma linha.',
  onlyDifferences: 'Mostrar só as diferenças',
  everything: 'Mostrar todos os dados',
  hidden: (count) => (count === 1 ? '1 dado igual está oculto.' : `${count} dados iguais estão ocultos.`),
  same: 'Não há diferenças nos dados conhecidos.',
  add: 'Adicionar',
  addOne: (name) => `Adicionar ${name}`,
  remove: 'Tirar',
  removeOne: (name) => `Tirar ${name}`,
  addAnother: 'Adicione outro produto da mesma linha para ver as diferenças.',
  startAgain: 'Escolher outros',
  table: 'Comparação',
  fact: 'Dado',
  unknown: 'A confirmar',
  askOf: (name) => `Pedir o dado: ${name}`,
  own: 'Próprio de cada um',
  ownFacts: 'Além disso',
  ask: 'Pedir orçamento',
  quote: (count) => (count === 1 ? 'Pedir orçamento deste produto' : `Pedir orçamento destes ${count} produtos`),
  quoteText: 'Abre um orçamento com eles na sua conta. Venda exclusiva a empresas e profissionais autorizados.',
}

export const portuguese = { 'products/compare': compare }
