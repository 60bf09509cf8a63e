const es = {
  title: (from: string, to: string) => `Su semana: ${from} a ${to}`,
  intro: 'Lo que la semana trajo, según las listas que usted puede abrir. Entre paréntesis, la semana anterior.',
  nothing: 'En las listas que usted puede abrir no hubo movimiento esta semana ni la anterior.',
  count: (now: string, before: string) => `${now} (${before})`,
  grossAndNet: (gross: string, returned: string, net: string) => `${gross} (devuelto ${returned}, neto ${net})`,
  open: 'Abrir el resumen',
  optOut: (address: string) => `Puede dejar de recibirlo en su perfil: ${address}`,
}

const en: typeof es = {
  title: (from, to) => `Your week: ${from} to ${to}`,
  intro: 'What the week brought in the lists you can open. The week before is in parentheses.',
  nothing: 'Nothing happened this week or the week before in the lists you can open.',
  count: (now, before) => `${now} (${before})`,
  grossAndNet: (gross, returned, net) => `${gross} (given back ${returned}, net ${net})`,
  open: 'Open the summary',
  optOut: (address) => `You can turn it off in your profile: ${address}`,
}

export const texts = { es, en }
