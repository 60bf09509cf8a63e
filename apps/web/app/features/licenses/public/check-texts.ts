const es = {
  title: 'Comprobación de una licencia',
  states: {
    activa: 'Licencia válida',
    en_gracia: 'Licencia válida, en días de gracia',
    programada: 'La licencia todavía no empieza',
    terminada: 'La licencia terminó',
    no_valida: 'Licencia no válida',
  },
  says: {
    activa: 'El número corresponde a una licencia nuestra que funciona hoy.',
    en_gracia: 'Su último día pasó; sigue funcionando por unos días mientras se renueva.',
    programada: 'El número corresponde a una licencia nuestra que empieza más adelante.',
    terminada: 'El número corresponde a una licencia nuestra que ya no funciona.',
    no_valida: 'El número no corresponde a una licencia vigente nuestra, o fue revocada.',
  },
  number: 'Número',
  service: 'Servicio',
  start: 'Inicio',
  end: 'Último día',
}

const en: typeof es = {
  title: 'Check of a license',
  states: {
    activa: 'Valid license',
    en_gracia: 'Valid license, in its days of grace',
    programada: 'The license has not begun yet',
    terminada: 'The license has finished',
    no_valida: 'License not valid',
  },
  says: {
    activa: 'The number is that of a license of ours that works today.',
    en_gracia: 'Its last day has passed; it goes on for some days while it is renewed.',
    programada: 'The number is that of a license of ours that begins later.',
    terminada: 'The number is that of a license of ours that no longer works.',
    no_valida: 'The number is not that of a current license of ours, or it was revoked.',
  },
  number: 'Number',
  service: 'Service',
  start: 'Start',
  end: 'Last day',
}

export const checkTexts = { es, en }
