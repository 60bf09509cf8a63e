import { pt } from './mail-texts.pt.ts'

const es = {
  confirm: {
    title: 'Confirme su búsqueda guardada',
    text: 'Nos pidieron avisar a este correo cuando haya publicaciones nuevas que cumplan un filtro. Abra la página para verlo y confirmar.',
    button: 'Ver y confirmar',
    foot: 'Si no fue usted, no haga nada: sin confirmación no le escribiremos, y en 7 días olvidamos la búsqueda.',
  },
  active: {
    title: 'Esta búsqueda ya está activa',
    text: 'Alguien la guardó otra vez con este correo. Nada cambió: puede verla, cambiar su frecuencia o terminarla.',
    button: 'Ver la búsqueda',
  },
  found: {
    one: { maquinaria: 'Una máquina nueva para su búsqueda', propiedad: 'Una propiedad nueva para su búsqueda' },
    many: {
      maquinaria: (count: number) => `${count} máquinas nuevas para su búsqueda`,
      propiedad: (count: number) => `${count} propiedades nuevas para su búsqueda`,
    },
    more: (count: number) => `Aquí están las ${count} más recientes; las demás están en la lista.`,
    button: 'Ver la lista con este filtro',
    why: 'Recibe este correo porque guardó y confirmó esta búsqueda.',
    manage: 'Cambiar la frecuencia',
    end: 'No recibir más de esta búsqueda',
  },
  search: 'Búsqueda',
  frequency: 'Frecuencia',
}
export type MailTexts = typeof es

const en: MailTexts = {
  confirm: {
    title: 'Confirm your saved search',
    text: 'We were asked to write to this address when new listings match a filter. Open the page to see it and confirm.',
    button: 'See and confirm',
    foot: 'If it was not you, do nothing: without your confirmation we will not write, and after 7 days the search is deleted.',
  },
  active: {
    title: 'This search is already active',
    text: 'Someone saved it again with this e-mail. Nothing has changed: you can look at it, change its frequency or end it.',
    button: 'See the search',
  },
  found: {
    one: { maquinaria: 'A new machine for your search', propiedad: 'A new property for your search' },
    many: {
      maquinaria: (count) => `${count} new machines for your search`,
      propiedad: (count) => `${count} new properties for your search`,
    },
    more: (count) => `Here are the ${count} newest; the others are in the list.`,
    button: 'See the list with this filter',
    why: 'You get this e-mail because you saved and confirmed this search.',
    manage: 'Change the frequency',
    end: 'Stop e-mails for this search',
  },
  search: 'Search',
  frequency: 'Frequency',
}

export const mailTexts = { es, en, pt }
