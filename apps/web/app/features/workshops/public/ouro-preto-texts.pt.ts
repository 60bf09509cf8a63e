import type { ouroPretoTexts } from './ouro-preto-texts.ts'

const ouroPreto: (typeof ouroPretoTexts)['es'] = {
  locationTitle: 'Onde foi',
  locationText: 'As aulas foram dadas no campus, no alto da cidade; as visitas saíram da praça central.',
  address: 'Endereço',
  addressLines: ['Universidade Exemplo de Minas', 'Rua do Exemplo 120, Morro do Cruzeiro', 'Ouro Preto, MG, Brasil'],
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
  scenesTitle: 'Três imagens do workshop',
  scenes: ['A sala de aula, com a sequência na tela', 'A pedreira-escola', 'A cidade vista do campus'],
  scenesNote: 'Ilustrações.',
  activitiesTitle: 'Se você vier a Ouro Preto',
  activitiesText: 'O que os anfitriões recomendaram para antes e depois das aulas.',
  activities: [
    {
      name: 'Hotéis',
      items: [
        [
          'Pousadas do centro histórico',
          'Casas antigas com poucos quartos; chega-se a tudo a pé, por ladeiras íngremes.',
        ],
        ['Hotéis perto do campus', 'Mais novos e com estacionamento, a poucos passos das salas de aula.'],
        ['Repúblicas estudantis', 'Algumas recebem visitantes fora do período de aulas.'],
      ],
    },
    {
      name: 'Restaurantes',
      items: [
        ['Cozinha mineira', 'Tutu, feijão-tropeiro e fogão a lenha: os restaurantes ao redor da praça.'],
        ['Cafés da Rua Direita', 'Pão de queijo e café da região.'],
        ['Bares do Largo do Rosário', 'Para a noite, com mesas na rua.'],
      ],
    },
    {
      name: 'Passeios',
      items: [
        ['Circuito barroco a pé', 'Igrejas, ateliês de pedra-sabão e mirantes em uma tarde.'],
        ['Trem para Mariana', 'Um trem turístico pelo vale, com vista para cachoeiras.'],
        ['Antigas minas de ouro', 'Galerias do século XVIII, com visita guiada.'],
      ],
    },
  ],
  sitesTitle: 'Três lugares imperdíveis',
  seeOnMap: 'Ver no mapa',
  newTab: 'abre em outra aba',
  sites: [
    {
      name: 'Praça Tiradentes',
      query: 'Praça Tiradentes, Ouro Preto',
      text: 'O coração da cidade, entre o Museu da Inconfidência e a antiga Escola de Minas.',
    },
    {
      name: 'Igreja de São Francisco de Assis',
      query: 'Igreja de São Francisco de Assis, Ouro Preto',
      text: 'Obra-prima do Aleijadinho, com a portada talhada em pedra-sabão.',
    },
    {
      name: 'Mina da Passagem',
      query: 'Mina da Passagem, Mariana',
      text: 'Uma mina de ouro à qual se desce de carrinho, a caminho de Mariana.',
    },
  ],
}

export const portuguese = { 'workshops/ouro-preto': ouroPreto }
