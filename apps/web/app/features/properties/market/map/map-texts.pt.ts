import type { mapTexts } from './map-texts.ts'

const map: (typeof mapTexts)['es'] = {
  map: 'Mapa',
  mapLabel: 'Mapa de imóveis. Mova o mapa com as setas e dê zoom com + e −.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  loading: 'Carregando o mapa…',
  failed: 'Não foi possível carregar o mapa.',
  again: 'Tentar novamente',
  onMap: (text) => `${text} no mapa`,
  none: 'Nenhum imóvel nesta área. Afaste o mapa ou remova filtros.',
  group: (count) => `${count} imóveis: aproximar`,
  here: (count) => `${count} imóveis neste local`,
  mark: (title, price) => `${title}, ${price}`,
  ask: 'Consultar',
  close: 'Fechar',
  selected: 'Imóvel no mapa',
  placeLabel: (place) => `Mapa da localização em ${place}`,
}

export const portuguese = { 'properties/market/map': map }
