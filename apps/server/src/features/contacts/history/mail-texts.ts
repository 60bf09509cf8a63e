const es = {
  invited: 'Reunión',
  cancelled: 'Reunión cancelada',
  meets: (name: string, company: string) => `${name} de ${company} le invita a una reunión.`,
  isOff: (name: string, company: string) => `La reunión con ${name} de ${company} no se realizará.`,
  when: 'Fecha',
  with: 'Con',
  attached: 'El archivo adjunto la agrega a su calendario.',
  removed: 'El archivo adjunto la quita de su calendario.',
}

const en: typeof es = {
  invited: 'Meeting',
  cancelled: 'Meeting canceled',
  meets: (name, company) => `${name} of ${company} invites you to a meeting.`,
  isOff: (name, company) => `The meeting with ${name} of ${company} will not take place.`,
  when: 'Date',
  with: 'With',
  attached: 'The attached file adds it to your calendar.',
  removed: 'The attached file removes it from your calendar.',
}

export const texts = { es, en }
