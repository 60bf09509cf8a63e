import type { brazilTexts } from './brazil-texts.ts'

const brazil: (typeof brazilTexts)['es'] = {
  length: 'Duração',
  atEnd: 'Ao terminar',
  chapters: 'Seções desta página',
  toTop: 'Voltar ao topo',
  names: {
    sponsors: 'Patrocinadores',
    about: 'O workshop',
    days: 'Os três dias',
    speakers: 'Palestrantes',
    location: 'Localização',
    activities: 'Atividades',
    registration: 'Inscrição',
  },
}

export const portuguese = { 'workshops/brazil': brazil }
