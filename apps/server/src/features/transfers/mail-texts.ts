const es = {
  title: 'Le traspasaron registros',
  received: (from: string) => `Desde ahora usted se encarga de lo que llevaba ${from}.`,
  where: 'Los encuentra en sus listas del portal.',
  open: 'Abrir el portal',
}

const en: typeof es = {
  title: 'Records were transferred to you',
  received: (from) => `You now look after everything that ${from} was in charge of.`,
  where: 'You will find it in your lists on the portal.',
  open: 'Open the portal',
}

export const texts = { es, en }
