/** Workshops and certificates. */
export const portugueseWorkshops: Readonly<Record<string, string>> = {
  Borrador: 'Rascunho',
  Publicado: 'Publicado',
  Cerrado: 'Encerrado',
  Cancelado: 'Cancelado',
  'Inscripción abierta': 'Inscrições abertas',
  'Completo: hay lista de espera': 'Lotado: há lista de espera',
  'La inscripción abre pronto': 'As inscrições abrem em breve',
  'Inscripción cerrada': 'Inscrições encerradas',
  Inscrita: 'Inscrição feita',
  Asistió: 'Compareceu',
  Anulada: 'Cancelada',
  'En lista de espera': 'Em lista de espera',
  'Sin confirmar a tiempo': 'Não confirmada a tempo',
  'Emitiendo certificados y licencias': 'Emitindo certificados e licenças',
  'Certificados y licencias emitidos': 'Certificados e licenças emitidos',
  'Retirando certificados y licencias': 'Retirando certificados e licenças',
  'El cierre se deshizo': 'O encerramento foi desfeito',
  'En espera': 'Em espera',
  Emitido: 'Emitido',
  'Sin emitir': 'Não emitido',
  Retirado: 'Retirado',
  'No se pudo retirar': 'Não foi possível retirar',
  'No se pudo registrar la inscripción.': 'Não foi possível registrar a inscrição.',
  'El correo ya está inscrito en este taller.': 'O e-mail já está inscrito neste workshop.',
  'La inscripción está cerrada.': 'As inscrições estão encerradas.',
  'El taller no existe.': 'O workshop não existe.',
  'Escriba su nombre y apellido.': 'Informe seu nome e sobrenome.',
  'Escriba el teléfono con su código de país, por ejemplo +56912345678.':
    'Informe o telefone com o código do país, por exemplo +56912345678.',
  'País no válido.': 'País inválido.',
  'El nombre de la empresa o institución es demasiado largo.': 'O nome da empresa ou instituição é longo demais.',
  'La inscripción no existe.': 'A inscrição não existe.',
  'Estado no válido.': 'Situação inválida.',
  'El taller aún no comienza: la asistencia se marca desde su primer día.':
    'O workshop ainda não começou: a presença é marcada a partir do primeiro dia.',
  'No quedan lugares en este taller.': 'Não há mais vagas neste workshop.',
  'Este enlace no es válido.': 'Este link não é válido.',
  'El plazo para confirmar terminó y el lugar quedó libre. Puede inscribirse de nuevo.':
    'O prazo para confirmar terminou e a vaga ficou livre. Você pode se inscrever novamente.',
  'Todavía está en la lista de espera; le avisaremos por correo cuando haya un lugar.':
    'Você ainda está na lista de espera; avisaremos por e-mail quando houver uma vaga.',
  'La inscripción está anulada.': 'A inscrição está cancelada.',
  'El taller ya comenzó.': 'O workshop já começou.',
  'La dirección lleva letras minúsculas, números y guiones, de 2 a 60.':
    'O endereço tem letras minúsculas, números e hifens, de 2 a 60.',
  'Otro taller ya usa esa dirección.': 'Outro workshop já usa esse endereço.',
  'Escriba un nombre de 3 a 120 caracteres.': 'Escreva um nome de 3 a 120 caracteres.',
  'Escriba el lugar, con ciudad y país.': 'Informe o local, com cidade e país.',
  'La descripción es demasiado larga.': 'A descrição é longa demais.',
  'El término debe ser posterior al inicio.': 'O término deve ser posterior ao início.',
  'La inscripción abre antes de cerrar, y cierra a más tardar al comenzar el taller.':
    'As inscrições abrem antes de encerrar e encerram, no máximo, quando o workshop começa.',
  'Zona horaria no válida.': 'Fuso horário inválido.',
  'El cupo va de 1 a 5.000, o vacío si no hay límite.':
    'O número de vagas vai de 1 a 5.000, ou fica vazio se não houver limite.',
  'El enlace al mapa debe comenzar con https://.': 'O link do mapa deve começar com https://.',
  'Las horas del certificado van de 1 a 200.': 'As horas do certificado vão de 1 a 200.',
  'Revise los expositores: cada uno lleva nombre y cargo.': 'Confira os palestrantes: cada um tem nome e cargo.',
  'Revise el programa: cada línea lleva día, hora y tema, y termina después de comenzar.':
    'Confira a programação: cada linha tem dia, hora e tema, e termina depois de começar.',
  'Revise las fotos: cada una lleva su descripción.': 'Confira as fotos: cada uma tem sua descrição.',
  'El archivo no es una imagen que se pueda leer.': 'O arquivo não é uma imagem que possa ser lida.',
  'Para publicar faltan textos en uno de los dos idiomas, el programa o las horas.':
    'Para publicar faltam textos em um dos dois idiomas, a programação ou as horas.',
  'Solo un borrador se puede publicar.': 'Só um rascunho pode ser publicado.',
  'Tiene inscripciones: no puede volver a borrador ni eliminarse.':
    'Há inscrições: não pode voltar a rascunho nem ser excluído.',
  'No se pudo guardar el taller.': 'Não foi possível salvar o workshop.',
  'No tiene jerarquía suficiente.': 'Você não tem nível suficiente.',
  'No se pudo eliminar el taller.': 'Não foi possível excluir o workshop.',
  'Asistencia no válida.': 'Presença inválida.',
  'La inscripción no es de este taller.': 'A inscrição não é deste workshop.',
  'Solo un taller publicado que ya comenzó se puede cerrar.':
    'Só um workshop publicado que já começou pode ser encerrado.',
  'Nadie tiene la asistencia marcada.': 'Ninguém tem a presença marcada.',
  'Elija la licencia de estudiante o la empresarial.': 'Escolha a licença de estudante ou a empresarial.',
  'Este cierre ya no se puede deshacer.': 'Este encerramento não pode mais ser desfeito.',
  'Elija el servicio de la licencia.': 'Escolha o serviço da licença.',
  'La inscripción todavía no abre.': 'As inscrições ainda não abriram.',
  'Quien cerró el taller ya no puede emitir certificados.':
    'Quem encerrou o workshop não pode mais emitir certificados.',
  'Se deshizo el cierre del taller.': 'O encerramento do workshop foi desfeito.',
  'El certificado ya se emitió: para cambiar el nombre, reemítalo con su motivo.':
    'O certificado já foi emitido: para alterar o nome, emita-o novamente com o motivo.',
  'El taller se canceló.': 'O workshop foi cancelado.',
  'Solo un taller publicado que todavía no comienza se puede cancelar.':
    'Só um workshop publicado que ainda não começou pode ser cancelado.',
  'Registro recibido; revise su correo.': 'Inscrição recebida; confira seu e-mail.',
  'Su lugar está confirmado.': 'Sua vaga está confirmada.',
  'Su inscripción quedó anulada.': 'Sua inscrição foi cancelada.',
  'El taller está completo: quedó en la lista de espera; revise su correo.':
    'O workshop está lotado: você está na lista de espera; confira seu e-mail.',
  'Taller creado.': 'Workshop criado.',
  'Taller actualizado.': 'Workshop atualizado.',
  'Taller eliminado.': 'Workshop excluído.',
  'Taller publicado.': 'Workshop publicado.',
  'El taller volvió a borrador.': 'O workshop voltou a rascunho.',
  'Cierre iniciado.': 'Encerramento iniciado.',
  'El cierre se está deshaciendo.': 'O encerramento está sendo desfeito.',
  'Taller cancelado; se avisó por correo.': 'Workshop cancelado; o aviso foi enviado por e-mail.',
  'Nombre corregido.': 'Nome corrigido.',

  // Certificates
  Revocado: 'Revogado',
  'No se pudo emitir el certificado.': 'Não foi possível emitir o certificado.',
  'Escriba el nombre como debe imprimirse, con letras latinas.':
    'Escreva o nome como deve ser impresso, com letras latinas.',
  'Escriba el título como debe imprimirse, en español y en inglés.':
    'Escreva o título como deve ser impresso, em espanhol e em inglês.',
  'Las horas van de 0,5 a 2.000, con un decimal.': 'As horas vão de 0,5 a 2.000, com uma casa decimal.',
  'La fecha de emisión no es válida o es futura.': 'A data de emissão não é válida ou é futura.',
  'Este correo ya tiene un certificado de lo mismo: corríjalo con una reemisión.':
    'Este e-mail já tem um certificado do mesmo curso: corrija-o com uma nova emissão.',
  'Escriba el motivo.': 'Escreva o motivo.',
  'El certificado no existe.': 'O certificado não existe.',
  'El certificado está revocado; si corresponde, emita uno nuevo.':
    'O certificado está revogado; se for o caso, emita um novo.',
  'El certificado ya fue reemplazado por otro más reciente.':
    'O certificado já foi substituído por outro mais recente.',
  'Ese código no es de un certificado: revise si hay una letra o una cifra cambiada.':
    'Esse código não é de um certificado: confira se há uma letra ou um algarismo trocado.',
  'No se pudo enviar el certificado.': 'Não foi possível enviar o certificado.',
  'El documento no está disponible.': 'O documento não está disponível.',
  'Certificado emitido.': 'Certificado emitido.',
  'Certificado reemitido.': 'Certificado emitido novamente.',
  'Certificado revocado.': 'Certificado revogado.',
  'Certificado enviado por correo.': 'Certificado enviado por e-mail.',
}
