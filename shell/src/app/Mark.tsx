export function Mark() {
  return (
    <svg aria-hidden="true" width="30" height="34" viewBox="0 0 30 34">
      <path d="M2 2h26v17c0 7-6 11-13 14C8 30 2 26 2 19z" fill="#14211b" />
      <path d="M4.5 4.5h21V19c0 5.5-4.7 8.7-10.5 11.3C9.2 27.7 4.5 24.5 4.5 19z" fill="#fffdf6" />
      <path d="M6.5 6.5h17V19c0 4.3-3.7 6.9-8.5 9.1C10.2 25.9 6.5 23.3 6.5 19z" fill="#0b6b3a" />
      <path d="M6.5 15.5h17M15 10.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z" fill="none" stroke="#fffdf6" strokeWidth="1.6" />
      <circle cx="15" cy="15.5" r="2.6" fill="#ffc72e" stroke="#14211b" strokeWidth="1.2" />
    </svg>
  );
}
