import type { logInTexts } from './log-in-texts.ts'

const factor: (typeof logInTexts)['es'] = {
  title: 'Confirme que é você',
  lead: 'Sua senha está correta. Falta o segundo fator.',
  passkeyAlone: 'Entrar com uma chave de acesso',
  or: 'ou',
  usePasskey: 'Usar a chave de acesso',
  passkeyHint: 'O navegador pedirá sua impressão digital, seu rosto ou o PIN do dispositivo.',
  passkeyFailed: 'A chave de acesso não foi usada. Tente outra vez ou escolha outra forma.',
  code: 'Código de 6 dígitos',
  codeHint: 'Está no seu aplicativo de códigos e muda a cada 30 segundos.',
  recovery: 'Código de recuperação',
  recoveryHint: 'Um dos 10 que você guardou, por exemplo ABCDE-FGHIJ. Depois você deverá adicionar um dispositivo.',
  go: 'Continuar',
  byPasskey: 'Usar uma chave de acesso',
  byCode: 'Usar um código do aplicativo',
  byRecovery: 'Usar um código de recuperação',
  back: 'Voltar à senha',
}

export const portuguese = { 'sign-in/factor': factor }
