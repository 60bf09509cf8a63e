const es = {
  use: 'Usamos estos datos solo para atender su solicitud, sin publicidad ni seguimiento.',
  more: 'Privacidad',
}

const en: typeof es = {
  use: 'We use this information only to handle your request, without advertising or tracking.',
  more: 'Privacy',
}

/** Apart from the texts of the frame, which every page loads. */
export const privacyTexts = { key: 'form/privacy', es, en }
