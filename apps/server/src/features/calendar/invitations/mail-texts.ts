import type { Frequency } from '@portal/contract/calendar/rules'

const es = {
  invited: 'Invitación',
  changed: 'Evento modificado',
  cancelled: 'Evento cancelado',
  invites: (name: string, company: string) => `${name} de ${company} le invita a un evento.`,
  changes: (name: string, company: string) => `${name} de ${company} modificó un evento al que está invitado.`,
  isOff: (name: string, company: string) => `El evento de ${name} de ${company} no se realizará.`,
  isOffForYou: 'Ya no es responsable de este evento.',
  attached: 'El archivo adjunto lo agrega a su calendario.',
  removed: 'El archivo adjunto lo quita de su calendario.',
  when: 'Fecha',
  until: 'Hasta',
  country: 'País',
  repeats: 'Se repite',
  responsibles: 'Responsables',
  note: 'Nota',
  every: { DAILY: 'cada día', WEEKLY: 'cada semana', MONTHLY: 'cada mes', YEARLY: 'cada año' } as Record<
    Frequency,
    string
  >,
}

const en: typeof es = {
  invited: 'Invitation',
  changed: 'Event changed',
  cancelled: 'Event canceled',
  invites: (name, company) => `${name} of ${company} invites you to an event.`,
  changes: (name, company) => `${name} of ${company} changed an event you are invited to.`,
  isOff: (name, company) => `The event of ${name} of ${company} will not take place.`,
  isOffForYou: 'You are no longer responsible for this event.',
  attached: 'The attached file adds it to your calendar.',
  removed: 'The attached file removes it from your calendar.',
  when: 'Date',
  until: 'Until',
  country: 'Country',
  repeats: 'Repeats',
  responsibles: 'Responsible',
  note: 'Note',
  every: { DAILY: 'every day', WEEKLY: 'every week', MONTHLY: 'every month', YEARLY: 'every year' },
}

export const texts = { es, en }
