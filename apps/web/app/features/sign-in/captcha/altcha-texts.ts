const es = {
  ariaLinkLabel: 'Sitio web de Altcha',
  cancel: 'Cancelar',
  enterCode: 'Escriba el código',
  enterCodeAria: 'Escriba el código que escucha. Pulse Espacio para reproducir el audio.',
  enterCodeFromImage: 'Para continuar, escriba el código de la imagen.',
  error: 'La verificación falló. Intente de nuevo.',
  expired: 'La verificación venció. Intente de nuevo.',
  footer: '',
  getAudioChallenge: 'Escuchar el código',
  label: 'Verificación de seguridad',
  loading: 'Cargando…',
  reload: 'Cargar de nuevo',
  verificationRequired: 'Complete la verificación de seguridad.',
  verified: 'Verificado',
  verify: 'Verificar',
  verifying: 'Verificando…',
  waitAlert: 'La verificación está en curso; espere un momento.',
}

const en: typeof es = {
  ariaLinkLabel: 'Website of Altcha',
  cancel: 'Cancel',
  enterCode: 'Enter the code',
  enterCodeAria: 'Enter the code you hear. Press Space to play the audio.',
  enterCodeFromImage: 'To continue, enter the code in the image.',
  error: 'The check failed. Please try again.',
  expired: 'The check expired. Please try again.',
  footer: '',
  getAudioChallenge: 'Listen to the code',
  label: 'Security check',
  loading: 'Loading…',
  reload: 'Load again',
  verificationRequired: 'Please complete the security check.',
  verified: 'Verified',
  verify: 'Verify',
  verifying: 'Verifying…',
  waitAlert: 'The check is under way; please wait a moment.',
}

/** Texts of the proof-of-work widget. */
export const altchaTexts = { key: 'sign-in/altcha', es, en }
