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
  title: 'License check',
  states: {
    activa: 'Valid license',
    en_gracia: 'Valid license, in its grace period',
    programada: 'The license has not started yet',
    terminada: 'The license has ended',
    no_valida: 'License not valid',
  },
  says: {
    activa: 'This is the number of one of our licenses, and it works today.',
    en_gracia: 'Its last day has passed; it keeps working for a few days while it is renewed.',
    programada: 'This is the number of one of our licenses, which starts later.',
    terminada: 'This is the number of one of our licenses, which no longer works.',
    no_valida: 'This number matches no current license, or the license was revoked.',
  },
  number: 'Number',
  service: 'Service',
  start: 'Start',
  end: 'Last day',
}

export const checkTexts = { key: 'licenses/check', es, en }
