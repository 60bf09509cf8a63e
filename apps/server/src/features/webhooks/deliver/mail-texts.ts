const es = {
  open: 'Ver las entregas',
  address: 'Dirección',
  givenUp: {
    title: (name: string) => `No pudimos entregar un evento al webhook «${name}»`,
    text: (event: string) =>
      `Durante 24 horas la dirección no contestó bien al evento «${event}». No lo intentamos más; puede enviarlo otra vez desde la lista de entregas. Después de tres eventos seguidos así, el webhook se desactiva.`,
  },
  disabled: {
    title: (name: string) => `Desactivamos el webhook «${name}»`,
    text: 'Ya no se le envían eventos. Corrija la dirección o el sistema que la atiende, actívelo y envíe otra vez lo que falló.',
  },
}

const en: typeof es = {
  open: 'See the deliveries',
  address: 'Address',
  givenUp: {
    title: (name) => `We could not deliver an event to the webhook “${name}”`,
    text: (event) =>
      `For 24 hours the address did not accept the event “${event}”. We will not try again; you can resend it from the list of deliveries. After three such events in a row the webhook is disabled.`,
  },
  disabled: {
    title: (name) => `We disabled the webhook “${name}”`,
    text: 'No more events are sent to it. Correct the address or the system behind it, activate it, and send again what failed.',
  },
}

export const mailTexts = { es, en }
