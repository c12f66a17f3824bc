/** A response that reports nothing else, such as to `POST /api/admin/logout` and `DELETE /api/admin/feedback/{id}`. */
export interface Succeeded {
  success: true;
}
