/** Accounts: registration, log-in, passwords, the second factor, and the answers of every call. */
export const portugueseAccount: Readonly<Record<string, string>> = {
  // Registration
  'Le enviamos un código; revise su correo.': 'Enviamos um código; confira seu e-mail.',
  'Su cuenta fue creada; ya puede ingresar.': 'Sua conta foi criada; você já pode entrar.',
  'El código venció; solicite uno nuevo.': 'O código expirou; solicite um novo.',
  'Escriba su nombre.': 'Informe seu nome.',
  'Escriba su correo.': 'Informe seu e-mail.',
  'Espere 3 minutos antes de solicitar otro código.': 'Aguarde 3 minutos antes de solicitar outro código.',
  'No se pudo enviar el correo con el código.': 'Não foi possível enviar o e-mail com o código.',
  'No se pudo generar el PIN.': 'Não foi possível gerar o PIN.',
  'El PIN debe tener 4 dígitos.': 'O PIN deve ter 4 dígitos.',
  'El PIN no existe.': 'O PIN não existe.',
  'El PIN no es válido para esta identidad.': 'O PIN não é válido para esta identidade.',
  'El PIN venció; solicite uno nuevo.': 'O PIN expirou; solicite um novo.',
  'El correo ya está registrado.': 'O e-mail já está cadastrado.',
  'No se pudo crear la cuenta.': 'Não foi possível criar a conta.',
  'Escriba un correo válido.': 'Informe um e-mail válido.',
  'Se alcanzó el máximo de códigos de hoy; inténtelo mañana.':
    'O limite de códigos de hoje foi atingido; tente novamente amanhã.',

  // Log-in and forgotten passwords
  'El correo no está registrado.': 'O e-mail não está cadastrado.',
  'La contraseña no es válida.': 'A senha não é válida.',
  'La verificación de seguridad no es válida.': 'A verificação de segurança não é válida.',
  'Escriba su contraseña.': 'Informe sua senha.',
  'Complete la verificación de seguridad.': 'Conclua a verificação de segurança.',
  'Su usuario no está activo.': 'Seu usuário não está ativo.',
  'El correo o la contraseña no son correctos.': 'O e-mail ou a senha estão incorretos.',
  'Confirme su identidad con el segundo factor.': 'Confirme sua identidade com o segundo fator.',
  'Su sesión ya dura 12 horas: ingrese de nuevo para seguir. Lo que no haya guardado se conserva.':
    'Sua sessão já dura 12 horas: entre novamente para continuar. O que você não salvou será mantido.',
  'Sesión iniciada.': 'Sessão iniciada.',
  'Sesión cerrada.': 'Sessão encerrada.',
  'La sesión fue cerrada.': 'A sessão foi encerrada.',
  'Su sesión sigue abierta.': 'Sua sessão continua aberta.',
  'Escriba el PIN.': 'Informe o PIN.',
  'El PIN no es válido o ya venció.': 'O PIN não é válido ou já expirou.',
  'Se superó el máximo de intentos de hoy. Si el correo tiene una cuenta, le enviamos un enlace para continuar.':
    'O limite de tentativas de hoje foi excedido. Se o e-mail tiver uma conta, enviamos um link para continuar.',
  'El enlace no es válido, ya se usó o venció.': 'O link não é válido, já foi usado ou expirou.',
  'Espere 3 minutos antes de solicitar otro PIN.': 'Aguarde 3 minutos antes de solicitar outro PIN.',
  'No se pudo enviar el PIN.': 'Não foi possível enviar o PIN.',
  'No se pudo restablecer la contraseña.': 'Não foi possível redefinir a senha.',
  'Si el correo está registrado, le enviamos un código.': 'Se o e-mail estiver cadastrado, enviamos um código.',
  'Contraseña restablecida; ya puede ingresar.': 'Senha redefinida; você já pode entrar.',
  'Puede continuar: este navegador ya es conocido.': 'Você pode continuar: este navegador já é conhecido.',

  // Passwords
  'La contraseña necesita al menos 12 caracteres.': 'A senha precisa ter pelo menos 12 caracteres.',
  'La contraseña necesita una mayúscula.': 'A senha precisa ter uma letra maiúscula.',
  'La contraseña necesita una minúscula.': 'A senha precisa ter uma letra minúscula.',
  'La contraseña necesita al menos dos números.': 'A senha precisa ter pelo menos dois números.',
  'La contraseña necesita un símbolo.': 'A senha precisa ter um símbolo.',
  'La contraseña y su confirmación no coinciden.': 'A senha e sua confirmação não coincidem.',
  'Esa contraseña es muy común y fácil de adivinar: elija otra, por ejemplo varias palabras que no van juntas.':
    'Essa senha é muito comum e fácil de adivinhar: escolha outra, por exemplo várias palavras sem relação entre si.',

  // Second factor
  'El código no es correcto o ya se usó; espere el siguiente.':
    'O código está incorreto ou já foi usado; aguarde o próximo.',
  'El código de recuperación no es correcto o ya se usó.': 'O código de recuperação está incorreto ou já foi usado.',
  'No se pudo comprobar la llave de acceso; inténtelo otra vez.':
    'Não foi possível verificar a chave de acesso; tente novamente.',
  'Este ingreso venció o ya se usó: escriba su contraseña de nuevo.':
    'Este acesso expirou ou já foi usado: informe sua senha novamente.',
  'Hubo demasiados códigos equivocados hoy. Use otra forma, o el enlace del correo que le enviamos.':
    'Houve códigos incorretos demais hoje. Use outra forma ou o link do e-mail que enviamos.',
  'Escriba un nombre para reconocer el dispositivo.': 'Informe um nome para reconhecer o dispositivo.',
  'Ya tiene 10 dispositivos: quite uno primero.': 'Você já tem 10 dispositivos: remova um primeiro.',
  'Su rol exige un segundo factor: agregue otro dispositivo antes de quitar el último.':
    'Sua função exige um segundo fator: adicione outro dispositivo antes de remover o último.',
  'El dispositivo no existe.': 'O dispositivo não existe.',
  'La configuración venció: empiece de nuevo.': 'A configuração expirou: comece novamente.',
  'Esta llave de acceso ya está registrada.': 'Esta chave de acesso já está cadastrada.',
  'No tiene un segundo factor.': 'Você não tem um segundo fator.',
  'La contraseña no es correcta.': 'A senha está incorreta.',
  'Solo un súper administrador puede restablecer el segundo factor de otra persona.':
    'Só um superadministrador pode redefinir o segundo fator de outra pessoa.',
  'Dispositivo agregado.': 'Dispositivo adicionado.',
  'Nombre guardado.': 'Nome salvo.',
  'Dispositivo quitado.': 'Dispositivo removido.',
  'Códigos de recuperación creados; los anteriores ya no sirven.':
    'Códigos de recuperação criados; os anteriores não valem mais.',
  'Identidad confirmada.': 'Identidade confirmada.',
  'Segundo factor restablecido; avisamos a la persona por correo.':
    'Segundo fator redefinido; avisamos a pessoa por e-mail.',

  // A change of e-mail
  'Este enlace no es válido, ya se usó o venció.': 'Este link não é válido, já foi usado ou expirou.',
  'Listo: su decisión quedó guardada.': 'Pronto: sua decisão foi salva.',
  'Perfil actualizado.': 'Perfil atualizado.',

  // Pages without access
  'Sin acceso': 'Sem acesso',
  'No encontramos sus permisos; ingrese de nuevo.': 'Não encontramos suas permissões; entre novamente.',
  'Su usuario aún no tiene módulos asignados.': 'Seu usuário ainda não tem módulos atribuídos.',
  'Acceso denegado': 'Acesso negado',
  'No tiene acceso a este módulo.': 'Você não tem acesso a este módulo.',
  Aceptar: 'Aceitar',
  'Página no encontrada': 'Página não encontrada',
}
