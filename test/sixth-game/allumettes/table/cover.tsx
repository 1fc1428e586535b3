import './theme.css';

export function Cover() {
  return (
    <svg className="theme-allumettes allumettes-cover" viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" />
      <path d="M20 25V80M40 25V80M60 25V80M80 25V80" />
    </svg>
  );
}
