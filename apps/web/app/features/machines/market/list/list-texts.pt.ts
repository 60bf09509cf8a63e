import { portuguese as shared } from '#features/marketplace/list/list-texts.pt.ts'
import type { listTexts } from './list-texts.ts'

const list: (typeof listTexts)['es'] = {
  ...shared['marketplace/list'],
  sectionsLabel: 'Seções dos classificados',
  titles: {
    all: 'Máquinas para mineração e obras',
    rent: 'Máquinas para locação',
    offers: 'Máquinas que aceitam ofertas',
    auction: 'Leilão on-line de máquinas',
    repair: 'Serviço de reparo',
  },
  leads: {
    all: (byCard) =>
      `Equipamentos novos e usados, revisados um a um antes da publicação, com reserva${byCard ? ' por cartão' : ''}.`,
    rent: 'Equipamentos por dia, com o calendário de dias livres e o mínimo de cada um.',
    offers: 'Os proprietários aceitam ofertas: pergunte e proponha um valor.',
    auction: 'Equipamentos leiloados on-line: verifique seu e-mail, dê lances ao vivo e acompanhe cada leilão.',
    repair: 'Conte-nos qual equipamento está com falha e anexe fotos.',
  },
  searchLabel: 'Buscar máquinas',
  searchHint: 'Marca, modelo, categoria ou cidade',
  orders: {
    '-relevancia': 'Mais relevantes',
    '-creado_en': 'Mais recentes',
    precio: 'Menor preço',
    '-precio': 'Maior preço',
    '-anio': 'Ano: do mais novo',
    anio: 'Ano: do mais antigo',
    '-puntaje': 'Mais bem documentados',
  },
  kind: 'Modalidade',
  category: 'Categoria',
  allCategories: 'Todas as categorias',
  condition: 'Condição',
  country: 'País',
  allCountries: 'Todos os países',
  city: 'Cidade',
  price: 'Preço',
  currency: 'Moeda',
  anyCurrency: 'Todas',
  year: 'Ano',
  use: 'Uso máximo',
  useUnit: 'horas ou quilômetros',
  names: {
    buscar: 'Busca',
    tipo: 'Para',
    categoria_id: 'Categoria',
    condicion: 'Condição',
    pais_id: 'País',
    ciudad: 'Cidade',
    precio_desde: 'Preço a partir de',
    precio_hasta: 'Preço até',
    moneda: 'Moeda',
    anio_desde: 'Ano a partir de',
    anio_hasta: 'Ano até',
    tiempo_uso_hasta: 'Uso até',
    dias: 'Dias',
    orden: 'Ordem',
    page: 'Página',
  },
  emptyNoneText: 'Volte em breve ou veja as outras máquinas.',
  seeAll: 'Ver todas as máquinas',
  description: (title) =>
    `${title}: perfuratrizes, carregadeiras, caminhões, britadores e mais, com fotos, horas, localização e preço.`,
}

export const portuguese = { 'machines/market/list': list }
