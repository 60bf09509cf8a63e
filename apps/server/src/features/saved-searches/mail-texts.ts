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

const en: typeof es = {
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

const pt: typeof es = {
  confirm: {
    title: 'Confirme sua busca salva',
    text: 'Pediram que avisássemos este e-mail quando houvesse novos anúncios que atendam a um filtro. Abra a página para vê-lo e confirmar.',
    button: 'Ver e confirmar',
    foot: 'Se não foi você, não faça nada: sem confirmação não escreveremos, e em 7 dias esquecemos a busca.',
  },
  active: {
    title: 'Esta busca já está ativa',
    text: 'Alguém a salvou outra vez com este e-mail. Nada mudou: você pode vê-la, mudar a frequência ou encerrá-la.',
    button: 'Ver a busca',
  },
  found: {
    one: { maquinaria: 'Uma máquina nova para sua busca', propiedad: 'Um imóvel novo para sua busca' },
    many: {
      maquinaria: (count) => `${count} máquinas novas para sua busca`,
      propiedad: (count) => `${count} imóveis novos para sua busca`,
    },
    more: (count) => `Aqui estão os ${count} mais recentes; os demais estão na lista.`,
    button: 'Ver a lista com este filtro',
    why: 'Você recebe este e-mail porque salvou e confirmou esta busca.',
    manage: 'Mudar a frequência',
    end: 'Não receber mais e-mails desta busca',
  },
  search: 'Busca',
  frequency: 'Frequência',
}

export const mailTexts = { es, en, pt }
