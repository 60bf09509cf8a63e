const es = {
  title: 'Confirme que es usted',
  lead: 'Su contraseña es correcta. Falta el segundo factor.',
  passkeyAlone: 'Ingresar con una llave de acceso',
  or: 'o',
  usePasskey: 'Usar la llave de acceso',
  passkeyHint: 'El navegador le pedirá su huella, su rostro o el PIN del equipo.',
  passkeyFailed: 'La llave de acceso no se usó. Inténtelo otra vez, o elija otra forma.',
  code: 'Código de 6 dígitos',
  codeHint: 'Está en su aplicación de códigos y cambia cada 30 segundos.',
  recovery: 'Código de recuperación',
  recoveryHint: 'Uno de los 10 que guardó, por ejemplo ABCDE-FGHIJ. Después deberá agregar un dispositivo.',
  go: 'Continuar',
  byPasskey: 'Usar una llave de acceso',
  byCode: 'Usar un código de la aplicación',
  byRecovery: 'Usar un código de recuperación',
  back: 'Volver a la contraseña',
}

const en: typeof es = {
  title: 'Confirm that it is you',
  lead: 'Your password is correct. The second factor is missing.',
  passkeyAlone: 'Log in with a passkey',
  or: 'or',
  usePasskey: 'Use the passkey',
  passkeyHint: 'The browser will ask for your fingerprint, your face or the PIN of the device.',
  passkeyFailed: 'The passkey was not used. Try again, or choose another way.',
  code: '6-digit code',
  codeHint: 'It is in your authenticator app and changes every 30 seconds.',
  recovery: 'Recovery code',
  recoveryHint: 'One of the 10 that you stored, for example ABCDE-FGHIJ. You must add a device afterwards.',
  go: 'Continue',
  byPasskey: 'Use a passkey',
  byCode: 'Use a code of the app',
  byRecovery: 'Use a recovery code',
  back: 'Back to the password',
}

export const logInTexts = { key: 'sign-in/factor', es, en }
