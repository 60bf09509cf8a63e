const es = {
  use: 'Usamos estos datos para atender lo que pide, sin publicidad ni seguimiento.',
  more: 'Privacidad',
}

const en: typeof es = {
  use: 'We use these data to handle what you ask for, without advertising or tracking.',
  more: 'Privacy',
}

/** Apart from the texts of the frame, which every page loads. */
export const privacyTexts = { key: 'form/privacy', es, en }
