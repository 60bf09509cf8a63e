import type { ouroPretoTexts } from './ouro-preto-texts.ts'

const ouroPreto: (typeof ouroPretoTexts)['es'] = {
  address: 'Endereço',
  phone: 'Telefone',
  website: 'Site',
  openMap: 'Ver a cidade no mapa',
  mapTitle: 'Mapa do endereço',
  townTitle: 'O endereço na cidade',
  map: {
    label:
      'Mapa esquemático de Ouro Preto: o campus ao sul, a Praça Tiradentes no centro, o terminal rodoviário a noroeste e a estação de trem ao sul da praça.',
    campus: 'Universidade',
    campusSub: 'o workshop foi aqui',
    square: 'Praça Tiradentes',
    bus: 'Terminal rodoviário',
    train: 'Estação de trem',
    church: 'São Francisco de Assis',
    river: 'Córrego Funil',
    caption: 'Esquema sem escala.',
  },
  sketchTitle: 'Como chegar',
  sketch: {
    label:
      'Croqui do caminho: do aeroporto a Belo Horizonte, de lá por estrada a Ouro Preto, e o trem turístico até Mariana.',
    airport: 'Aeroporto',
    city: 'Belo Horizonte',
    town: 'Ouro Preto',
    next: 'Mariana',
    shuttle: 'ônibus ao centro',
    road: 'rodovia BR-356',
    train: 'trem turístico',
  },
  scenesNote: 'Ilustrações.',
  seeOnMap: 'Ver no mapa',
  newTab: 'abre em outra aba',
}

export const portuguese = { 'workshops/ouro-preto': ouroPreto }
