import type { eventsTexts } from './events-texts.ts'

const events: (typeof eventsTexts)['es'] = {
  title: 'Eventos e workshops',
  description:
    'Workshops de simulação e desmonte eletrônico: Chile, Brasil e Botsuana em 2024, e a inscrição para o próximo workshop.',
  descriptionOfOthers: 'Workshops de simulação e desmonte eletrônico, e a inscrição no próximo.',
  kicker: 'Eventos',
  lead: 'Saímos para ensinar o que fazemos: workshops com universidades e encontros do setor, com o software aberto e os equipamentos sobre a mesa.',
  cardsTitle: 'Onde estivemos',
  open: 'Ver o evento',
  close: 'Ocultar o evento',
  clear: 'Fechar o que está aberto',
  wholePage: (place: string) => `Página completa: ${place}`,
  loading: 'Abrindo o evento…',
  cards: {
    chile: {
      place: 'Chile',
      date: 'Maio de 2024',
      text: 'Workshop de simulação de desmontes com uma universidade chilena.',
    },
    brazil: {
      place: 'Brasil',
      date: 'Julho de 2024',
      text: 'Workshop universitário com certificação em Ouro Preto.',
    },
    botswana: {
      place: 'Botsuana',
      date: 'Outubro de 2024',
      text: 'Encontro da indústria mineral do sul da África.',
    },
  },
  nothingYet: 'Ainda não há workshops anunciados.',
  ask: 'Perguntar pelo próximo',
  nextTitle: 'Próximo workshop',
  register: 'Ver a programação e me inscrever',
  placesLeft: (count: number) => (count === 1 ? 'Resta 1 vaga' : `Restam ${count} vagas`),
  opensOn: (day: string) => `As inscrições abrem em ${day}`,
  others: 'Mais workshops',
  schedule: 'Programação',
  pictures: 'O local em fotos',
  map: 'Ver no mapa',
  date: 'Data',
  time: 'Horário',
  place: 'Local',
  local: 'hora local',
  breadcrumb: 'Onde você está',
  events: 'Eventos',
  include: 'Inclui',
  license: 'Licença de um ano',
  program: 'Programação do dia',
}

export const portuguese = { 'workshops/events': events }
